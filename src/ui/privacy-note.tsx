import type { Link } from "../model/values.ts";
import { Anchor } from "./anchor.tsx";
import { Text } from "./text.tsx";
import { useTexts } from "./texts.tsx";

/** The line under a form's button that leads to the privacy notice, where the site has one. */
export function PrivacyNote({ link }: { link: Link | null }) {
  const { privacy, privacyLink } = useTexts("form");
  const [before, after] = privacy.split("{link}");
  return (
    link && (
      <Text variant="body2" color="textSecondary">
        {before}
        <Anchor link={link}>{privacyLink}</Anchor>
        {after}
      </Text>
    )
  );
}
