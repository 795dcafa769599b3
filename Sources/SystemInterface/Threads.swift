import CProcess

/// Whether work can be spread over threads. Asked of the system once; where it has none to give, everything is done by the one there is.
package let hasThreads = hig_process_has_threads() != 0
