import { fittingWidth, OFFERED, srcSet, variantUrl } from "../../assets/pictures/variants.ts";
import { styled } from "../../looks/theme/styled.tsx";
import type { Media } from "../../model/values.ts";

const Image = styled("img")({ width: "100%", height: "auto" });

interface PictureProps {
  file: Media;
  alt: string;
  /** Its width in the layout, in the format of HTML's `sizes`, in rem and vw as in the CSS. */
  sizes: string;
  /** Loads it at once, for pictures at the top of a page; all others load lazily. */
  eager?: boolean;
}

/** A responsive picture with its aspect ratio in the HTML, so that nothing moves when it loads. */
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

/** The URL of a picture at a width in pixels, where HTML takes a single URL. */
export const singleUrl = (file: Media, pixels: number): string =>
  file.stem === undefined
    ? file.url
    : variantUrl(file.stem, { width: fittingWidth(file, pixels), format: "webp" });
