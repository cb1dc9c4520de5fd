import styled from 'styled-components';
import { buttonLook } from '../layout/Button.tsx';
import { PageLink } from './PageLink.tsx';

/** A link styled as a button, for the main next step. */
export const ButtonLink = styled(PageLink)`
  ${buttonLook(false)}
  text-decoration: none;
`;
