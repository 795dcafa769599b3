package func probe() -> Int { 0 }
