import type { Link } from "../../model/values.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Text } from "../ui/text.tsx";
import { useTexts } from "../ui/texts.tsx";

/** The link to the privacy notice below a form's button, if the site has a notice. */
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
