const ENGLISH = /<en>(.*?)<\/en>/;

/** A text in which `<en>Form 1040</en>` marks English in another language. `Words` handles texts with further tags. */
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
