import styled from 'styled-components';

/** The width of the site's content. */
export const Container = styled.div`
  width: 100%;
  max-width: 76rem;
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2rem);
`;
