import { styled } from "../../looks/theme/styled.tsx";
import type { Profile } from "../../model/route.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon } from "../ui/icon.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** The icons start where text does, and are as large as a finger needs. */
export const ProfileRow = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  marginInline: "-0.625rem",
  "& > *": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minWidth: "2.625rem",
    maxWidth: "100%",
    minHeight: "2.75rem",
    paddingInline: "0.625rem",
    borderRadius: theme.look.smallCorner,
    textDecorationLine: "none",
  },
  "& > a:hover": { textDecorationLine: "underline" },
  "& svg": { fontSize: "1.375rem" },
}));

/** The profiles of the business as icons; those without an icon of their own also have words. */
export const Profiles = ({ profiles }: { profiles: readonly Profile[] }) =>
  profiles.length === 0 ? null : (
    <ProfileRow>
      {profiles.map(({ label, link, icon, isOwnIcon }) => (
        <Anchor key={link.href} link={link}>
          <Icon shapes={icon} />
          {isOwnIcon ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        </Anchor>
      ))}
    </ProfileRow>
  );
