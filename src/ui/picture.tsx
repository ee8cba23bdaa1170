import type { Media } from "../model/values.ts";
import { fittingWidth, OFFERED, srcSet, variantUrl } from "../pictures/variants.ts";
import { styled } from "../theme/styled.tsx";

const Image = styled("img")({ width: "100%", height: "auto" });

interface PictureProps {
  file: Media;
  alt: string;
  /** How wide the section lays it out, as in the `sizes` of HTML; rem and vw, as its CSS has it. */
  sizes: string;
  /** Whether it is among the first things seen; all others load when they come near. */
  eager?: boolean;
}

/**
 * A picture in the size and format that suit the visitor's screen, with its proportions in the HTML,
 * so that nothing moves when it arrives.
 */
export const Picture = ({ file, alt, sizes, eager = false }: PictureProps) => {
  const { url, width, height, stem } = file;
  return (
    <picture>
      {stem !== undefined &&
        OFFERED.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(stem, file, format)}
            sizes={sizes}
          />
        ))}
      <Image
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        src={url}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
};

/** The address of a picture that is `pixels` wide, where HTML takes one address only. */
export const singleUrl = (file: Media, pixels: number): string =>
  file.stem === undefined
    ? file.url
    : variantUrl(file.stem, { width: fittingWidth(file, pixels), format: "webp" });
