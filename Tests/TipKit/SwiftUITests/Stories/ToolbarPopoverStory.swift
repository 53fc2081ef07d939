import SwiftUI
import TipKit

struct FilterSpeciesTip: Tip {
  var title: Text {
    Text("Filter by Species")
      .foregroundStyle(.indigo)
  }

  var message: Text? {
    Text("Show only the birds that you are looking for.")
  }
}

struct VisitorsView: View {
  var filterTip = FilterSpeciesTip()
  @State private var isFiltering = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(isFiltering ? "Only cardinals" : "All visitors")
            .font(.title2.bold())
            .frame(maxWidth: .infinity, alignment: .leading)
          Divider()
          Spacer(minLength: 20)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Visitors")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isFiltering.toggle()
            filterTip.invalidate(reason: .actionPerformed)
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
              .imageScale(.large)
          }
          .accessibilityLabel("Filter")
          .popoverTip(filterTip, arrowEdge: .top)
        }

        ToolbarItem(placement: .topBarLeading) {
          EditBirdsButton()
        }
      }
    }
  }
}

private struct EditBirdsButton: View {
  @State private var isEditing = false

  var body: some View {
    Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
  }
}
