import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

type State = "ready" | "sending" | "sent" | "failed";

/** One turn of the spinner, which is displayed at least that long. */
const LOADER_MS = 1200;
/** How long the thank-you shows before the next page. */
const THANKS_MS = 4000;
/** After this time, the service counts as unreachable. */
const TIMEOUT_MS = 8000;

/**
 * The states of a sign-up. The browser posts the form into a new tab, so no script can see the response.
 * A separate request checks whether the service is reachable, and decides between thank-you and apology.
 */
export function useSignup({ endpoint, next }: { endpoint: string; next: string }) {
  const [state, setState] = useState<State>("ready");
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== "sent") return;
    const timer = setTimeout(() => navigate(next), THANKS_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, next]);

  const onSubmit = (event: FormEvent) => {
    if (!navigator.onLine) {
      event.preventDefault();
      setState("failed");
      return;
    }
    setState("sending");
    void Promise.all([isReachable(endpoint), wait(LOADER_MS)]).then(([reached]) =>
      setState(reached ? "sent" : "failed"),
    );
  };
  return { state, onSubmit };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A `no-cors` request only reveals whether there was a response. */
async function isReachable(endpoint: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(endpoint, { method: "HEAD", mode: "no-cors", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
