import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

type State = "ready" | "sending" | "sent" | "failed";

/** One turn of the spinner: the loader is never shown for less. */
const LOADER_MS = 1200;
/** How long the thank-you stands before the visitor is taken on. */
const THANKS_MS = 4000;
/** A service that has not answered by then counts as out of reach. */
const TIMEOUT_MS = 8000;

/**
 * The steps of a sign-up. The browser itself posts the form into a new tab, so no script can see
 * whether that arrived; whether the service can be reached at all is asked beside it, and decides
 * between thank-you and apology.
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

/** A `no-cors` request tells nothing but whether anything answered: no network, no blocker. */
async function isReachable(endpoint: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(endpoint, { method: "HEAD", mode: "no-cors", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
