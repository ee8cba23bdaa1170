import { styled } from "@mui/material/styles";
import type { Media } from "../model/values.ts";

const Image = styled("img")({ width: "100%", height: "auto" });

interface PictureProps {
  file: Media;
  alt: string;
  /** Whether it is among the first things seen; all others load when they come near. */
  eager?: boolean;
}

/** A picture with its size in the HTML, so that nothing moves when it arrives. */
export const Picture = ({ file, alt, eager = false }: PictureProps) => (
  <Image
    src={file.url}
    width={file.width}
    height={file.height}
    alt={alt}
    {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
  />
);
