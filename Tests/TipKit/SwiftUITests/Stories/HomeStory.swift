import SwiftUI
import TipKit

struct SignInTip: Tip {
  var title: Text { Text("Sign In to Share Sightings") }
  var actions: [Action] {
    Action(id: "signIn", title: "Sign In")
  }
}

struct HomeView: View {
  @State private var isSigningIn = false

  var body: some View {
    NavigationStack {
      List {
        TipView(SignInTip()) { action in
          if action.id == "signIn" { isSigningIn = true }
        }
        Text("North Pond")
      }
      .navigationTitle("Backyards")
      .navigationDestination(isPresented: $isSigningIn) { SignInView() }
    }
  }
}

struct SignInView: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        NavigationLink("Forgot your password?") { PasswordView() }
      }
      .navigationTitle("Sign In")
    }
  }
}

struct PasswordView: View {
  @State private var isSent = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Send a New Password") { isSent = true }
        NavigationLink("Ask for Help") { Text("Write to the keeper of the backyard.") }
        if isSent { Text("Look into your mail.") }
      }
      .navigationTitle("New Password")
    }
  }
}
