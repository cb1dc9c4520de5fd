import { renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from './useLoaded.ts';

const law = async (state: string) => `${state} law`;
const lawOfPart = async (state: string) => `${state} law of a part of the year`;

test('another loader for the same key is pending until it has loaded, without the value of the former one', async () => {
  const { result, rerender } = renderHook(({ load }) => useLoaded('NJ', load), { initialProps: { load: law } });
  await waitFor(() => expect(result.current.value).toBe('NJ law'));
  rerender({ load: lawOfPart });
  expect(result.current).toMatchObject({ value: undefined, pending: true });
  await waitFor(() => expect(result.current).toMatchObject({ value: 'NJ law of a part of the year', pending: false }));
});
