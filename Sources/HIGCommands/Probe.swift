import ArgumentParser
import Reading

package struct HIG: ParsableCommand {
  package init() {}
  package func run() throws {
    print(probe())
  }
}
