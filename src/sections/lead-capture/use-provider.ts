import { useEffect } from "react";

interface Provider {
  trackingUrl: string | null;
  scriptUrl: string | null;
}

/** Calls the provider's tracking address and loads its script, where the owner has asked for it. */
export function useProvider({ trackingUrl, scriptUrl }: Provider): void {
  useEffect(() => {
    // Fire and forget: nothing on the page depends on the answer.
    if (trackingUrl) void fetch(trackingUrl, { mode: "no-cors" }).catch(() => undefined);
  }, [trackingUrl]);
  useEffect(() => {
    if (!scriptUrl || document.querySelector(`script[src="${CSS.escape(scriptUrl)}"]`)) return;
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
  }, [scriptUrl]);
}
