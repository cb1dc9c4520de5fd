/** For development, where no page's head loads the typeface. */
import { typefaceStyles } from './typeface.ts';

const style = document.createElement('style');
style.textContent = typefaceStyles('/assets/inter.woff2');
document.head.append(style);
