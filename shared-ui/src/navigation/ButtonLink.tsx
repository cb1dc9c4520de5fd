import styled from 'styled-components';
import { buttonLook } from '../layout/Button.tsx';
import { PageLink } from './PageLink.tsx';

/** A link to another page that stands out like a button: the one thing a visitor is asked to do next. */
export const ButtonLink = styled(PageLink)`
  ${buttonLook(false)}
  text-decoration: none;
`;
