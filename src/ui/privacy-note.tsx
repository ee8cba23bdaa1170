import Typography from "@mui/material/Typography";
import type { Link } from "../model/values.ts";
import { Anchor } from "./anchor.tsx";

/** The line under a form's button that leads to the privacy notice, where the site has one. */
export const PrivacyNote = ({ link }: { link: Link | null }) =>
  link && (
    <Typography variant="body2" color="textSecondary">
      Before you send: here is <Anchor link={link}>what happens to your details</Anchor>.
    </Typography>
  );
