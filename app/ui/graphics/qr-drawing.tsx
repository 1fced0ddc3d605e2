import { useQuery } from "@tanstack/react-query";

/** White squares around the drawing, as scanners ask for. */
const BORDER = 4;

/** A QR code as one path: black on white in both schemes, because scanners know no other. */
export function QrDrawing({
  text,
  label,
  className = "",
}: {
  text: string;
  label: string;
  className?: string;
}) {
  // The link is a key to the card: it is no part of a query key, and is kept nowhere.
  const { data: encode } = useQuery({
    queryKey: ["qr-encoder"],
    queryFn: async () => (await import("uqr")).encode,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!encode) return <span className={`block aspect-square ${className}`} />;
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`block ${className}`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}
