/** The brand mark, three rising bars in the current text color. @param props.size - height and width in pixels */
export const BrandMark = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
    <rect x="2" y="17" width="6" height="9" rx="1.5" opacity="0.55" />
    <rect x="11" y="10" width="6" height="16" rx="1.5" opacity="0.75" />
    <rect x="20" y="2" width="6" height="24" rx="1.5" />
  </svg>
);
