#include "CProcess.h"

#include <pthread.h>
#include <unistd.h>

/// Of Dispatch: a manager, a monitor and a worker.
enum { needed = 3 };

static void *wait_for(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int hig_process_has_threads(void) {
#ifdef __linux__
  if (access("/proc/self/task", R_OK) != 0) return 0;
#endif
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[needed];
  int count = 0;
  pthread_mutex_lock(&gate);
  while (count < needed && pthread_create(&threads[count], NULL, wait_for, &gate) == 0) count++;
  pthread_mutex_unlock(&gate);
  for (int index = 0; index < count; index++) pthread_join(threads[index], NULL);
  return count == needed;
}
