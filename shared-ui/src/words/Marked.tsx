const ENGLISH = /<en>(.*?)<\/en>/;

/** A text in which `<en>Form 1040</en>` is English inside another language. Where texts bear further marks, `Words` shows them. */
export const Marked = ({ children }: { readonly children: string }) =>
  children.split(ENGLISH).map((part, index) =>
    index % 2 ? (
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
