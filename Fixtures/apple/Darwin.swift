// What Darwin's C library has, and glibc has not or with other types, for the type checker alone.
// Each module that uses the C library gets this file: a module's own declarations come first.
import Dispatch
import Glibc

private func absent() -> Never { fatalError("Nothing runs in this check.") }

typealias mode_t = UInt16

let SIGEMT: Int32 = 7

struct stat {
  var st_dev: Int32 = 0
  var st_mode: mode_t = 0
  var st_nlink: UInt16 = 0
  var st_uid: UInt32 = 0
  var st_gid: UInt32 = 0
  var st_ino: UInt64 = 0
  var st_size: Int64 = 0
  var st_mtimespec = timespec()
  var st_ctimespec = timespec()
}

// The script writes "statOfPath" for calls: in Swift, a type and a function cannot share a name.
typealias Status = UnsafeMutablePointer<stat>
@discardableResult func statOfPath(_ path: String, _ status: Status) -> Int32 { absent() }
@discardableResult func lstat(_ path: String, _ status: Status) -> Int32 { absent() }
@discardableResult func fstat(_ file: Int32, _ status: Status) -> Int32 { absent() }

// Literal modes suit glibc's functions, too.
@_disfavoredOverload
func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { absent() }
@_disfavoredOverload
@discardableResult func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { absent() }

let S_IFMT: mode_t = 0o170000
let S_IFDIR: mode_t = 0o040000
let S_IFREG: mode_t = 0o100000
let S_IWGRP: mode_t = 0o020
let S_IWOTH: mode_t = 0o002
let O_EVTONLY: Int32 = 0x8000

typealias tcflag_t = UInt

struct termios {
  var c_iflag: tcflag_t = 0
  var c_lflag: tcflag_t = 0
  var c_cc: (UInt64, UInt64, UInt32) = (0, 0, 0)
}

typealias Settings = UnsafeMutablePointer<termios>
func tcgetattr(_ file: Int32, _ settings: Settings) -> Int32 { absent() }
@discardableResult
func tcsetattr(_ file: Int32, _ when: Int32, _ settings: UnsafePointer<termios>) -> Int32 {
  absent()
}

let TIOCGWINSZ: UInt = 0x4008_7468

typealias sigset_t = UInt32
typealias Signals = UnsafeMutablePointer<sigset_t>
@discardableResult func sigemptyset(_ signals: Signals) -> Int32 { absent() }
@discardableResult func sigaddset(_ signals: Signals, _ signal: Int32) -> Int32 { absent() }
@discardableResult
func sigwait(_ signals: UnsafePointer<sigset_t>, _ signal: UnsafeMutablePointer<Int32>) -> Int32 {
  absent()
}
@discardableResult
func pthread_sigmask(_ how: Int32, _ new: UnsafePointer<sigset_t>?, _ old: Signals?) -> Int32 {
  absent()
}

struct kinfo_proc {
  struct extern_proc {
    struct Union { var __p_starttime = (tv_sec: 0, tv_usec: Int32(0)) }
    var p_un = Union()
  }
  var kp_proc = extern_proc()
}

let CTL_KERN: Int32 = 1
let KERN_PROC: Int32 = 14
let KERN_PROC_PID: Int32 = 1
func sysctl(
  _ name: UnsafeMutablePointer<Int32>, _ count: UInt32, _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 { absent() }

extension DispatchSource {
  class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceProtocol { absent() }
}
