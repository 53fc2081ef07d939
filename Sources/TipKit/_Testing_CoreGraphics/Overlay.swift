// Empty: the compiler imports this module into a file that imports both Testing and CoreGraphics.
// On Apple's systems it attaches images to tests.
