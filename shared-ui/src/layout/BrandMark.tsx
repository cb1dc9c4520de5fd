/** The brand mark, tax brackets as three steps of a staircase, in the current text color. @param props.size - height and width in pixels */
export const BrandMark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
    <path d="M2 26v-6.5q0-1.5 1.5-1.5H10v8z" opacity="0.55" />
    <path d="M10 26V12.5q0-1.5 1.5-1.5H18v15z" opacity="0.78" />
    <path d="M18 26V5.5q0-1.5 1.5-1.5h5q1.5 0 1.5 1.5v19q0 1.5-1.5 1.5z" />
  </svg>
);
