import HIGCommands
HIG.main()
