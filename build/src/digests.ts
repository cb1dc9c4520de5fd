import { createHash, type BinaryLike } from 'node:crypto';

const sha256 = (content: BinaryLike) => createHash('sha256').update(content);

/** As `integrity` attributes write it. */
export const digestOf = (content: BinaryLike): string => `sha256-${sha256(content).digest('base64')}`;

/** The part of a digest that file names contain. */
export const inName = (content: BinaryLike): string => sha256(content).digest('hex').slice(0, 8);
