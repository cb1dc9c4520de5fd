export { ButtonLink } from './ButtonLink.tsx';
export { PageLink, type PageLinkProps } from './PageLink.tsx';
export { Tabs } from './Tabs.tsx';
