import { useEffect } from "react";

interface Provider {
  trackingUrl: string | null;
  scriptUrl: string | null;
}

/** Requests the provider's tracking URL and loads its script, if the owner configured them. */
export function useProvider({ trackingUrl, scriptUrl }: Provider): void {
  useEffect(() => {
    // Nothing depends on the response.
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
