/**
 * Runs a task that must not overlap with itself: asked for while it runs, it runs once more when it
 * is done. Of several saves in a row the last one is thus always the one that is shown. A task that
 * fails is told to `onError`, and the next request runs it again.
 */
export function oneAtATime(
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await task().catch(onError);
    } while (isAskedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
