import type { FormTarget, SectionContext } from "plumbline/kit";

/** The sign-up form in its provider's format, and other contacts for when it fails. */
export function deriveLeadCapture(context: SectionContext) {
  const { signup, privacy } = context.forms;
  if (!signup) context.missing("forms.signup");
  const form: FormTarget & Record<"trackingUrl" | "scriptUrl", string | null> = {
    endpoint: signup?.endpoint ?? "",
    hidden: [signup?.marker, signup?.antiForgery].flatMap((field) => field ?? []),
    next: signup?.next.href ?? "/",
    trackingUrl: signup?.trackingUrl ?? null,
    scriptUrl: signup?.scriptUrl ?? null,
  };
  return {
    form,
    help: context.help,
    privacy: privacy ?? context.firstWith("privacyNotice") ?? null,
  };
}
