/**
 * Runs a task that must not overlap with itself: requested while it runs, it runs once more when it is
 * done, so that of several saves in a row the last one is built. Errors go to `onError`, and the next
 * request runs the task again.
 */
export function oneAtATime(
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  let isRequestedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isRequestedAgain = false;
      await task().catch(onError);
    } while (isRequestedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isRequestedAgain = true;
    else void run();
  };
}
