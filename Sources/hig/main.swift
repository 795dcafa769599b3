import HIGCommands

HIGProgram.main()
