import HIGCommands

HIG.main()
