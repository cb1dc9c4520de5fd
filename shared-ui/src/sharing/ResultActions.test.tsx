import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { explanationWords } from '../explanation/explanation-words.ts';
import { renderInSite } from '../testing/inSite.tsx';
import { csvText } from './csv.ts';
import { ResultActionsOnDemand } from './ResultActionsOnDemand.tsx';
import type { ResultActionsProps } from './ResultActions.tsx';
import { useLinesTable } from './useLinesTable.ts';

const explanation: NonNullable<ReturnType<ResultActionsProps['sheet']>['explanation']> = {
  sections: [
    {
      key: 'federal',
      lines: [
        { label: 'grossIncome', amount: 60_000, source: '§ 61' },
        { label: 'bracket', amount: 11_925, tax: 1_192.5, rate: 0.1, from: 0, to: 11_925, source: 'Rev. Proc. 2024-40' },
        { label: 'bracket', amount: 32_325, tax: 3_879, rate: 0.12, from: 11_925, to: 48_475, source: 'Rev. Proc. 2024-40' },
      ],
      total: 5_071.5,
    },
    { key: 'payroll', lines: [{ label: 'medicare', amount: 60_000, tax: 870, rate: 0.0145, source: '§ 3101(b)' }], total: 870 },
  ],
  year: 2025,
  state: 'Texas',
};
const sheet = () => ({
  title: 'A title',
  inputs: [{ label: 'State', text: 'Texas' }],
  results: [{ title: 'Taxes', rows: [{ label: 'Total', text: '$5,941', total: true }] }],
  explanation,
});

function Actions(props: Partial<ResultActionsProps>) {
  const linesTable = useLinesTable();
  return (
    <ResultActionsOnDemand
      inputs={{ state: 'TX', income: 60_000 }}
      sheet={sheet}
      file={() => ({ name: 'estimate', rows: linesTable(explanation) })}
      {...props}
    />
  );
}

async function visit(props: Partial<ResultActionsProps> = {}, language: 'en' | 'fr' = 'en') {
  const site = await renderInSite(<Actions {...props} />, { language, words: { explanation: explanationWords } });
  await screen.findByRole('group');
  return site;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status');

/** The clipboard's content. Without one, the page may not write to the clipboard. */
function clipboard(allowed: boolean) {
  const texts: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: allowed && { writeText: async (text: string) => void texts.push(text) },
  });
  return texts;
}

afterEach(() => jest.restoreAllMocks());

describe('the link', () => {
  test('is copied with the inputs in its fragment, and a message says so', async () => {
    await visit();
    const texts = clipboard(true);
    await press('Copy link');
    await waitFor(() => expect(said()).toHaveTextContent('Link copied. Anyone with this link can see your numbers.'));
    expect(texts).toEqual(['http://localhost/#state=TX&income=60000']);
  });

  test('is shown for manual copying if the browser denies the clipboard', async () => {
    await visit();
    clipboard(false);
    await press('Copy link');
    await waitFor(() => expect(said()).toHaveTextContent('copy the link yourself'));
    const field = screen.getByLabelText<HTMLInputElement>('Link to this calculation');
    expect(field).toHaveValue('http://localhost/#state=TX&income=60000');
    expect(field.selectionEnd).toBe(field.value.length);
  });

  test('changes with the result, and the message about the first one disappears', async () => {
    const { rerender, Site } = await visit();
    const texts = clipboard(true);
    await press('Copy link');
    await waitFor(() => expect(said()).not.toBeEmptyDOMElement());
    rerender(
      <Site>
        <Actions inputs={{ state: 'TX', income: 70_000 }} />
      </Site>,
    );
    expect(said()).toBeEmptyDOMElement();
    await press('Copy link');
    await waitFor(() => expect(texts.at(-1)).toBe('http://localhost/#state=TX&income=70000'));
  });
});

describe('saving', () => {
  test.each([
    ['saved', 'Saved in this browser only.'],
    ['full', 'Nothing was saved: this browser has no room left'],
    ['denied', 'Nothing was saved: your browser doesn’t let this site store data.'],
  ] as const)('shows a message for the outcome %s', async (outcome, sentence) => {
    await visit({ onSave: () => outcome });
    await press('Save');
    expect(said()).toHaveTextContent(sentence);
  });

  test('is not offered on pages that keep nothing', async () => {
    await visit();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy link', 'Print', 'Download CSV']);
  });
});

describe('the file', () => {
  async function fileIn(language: 'en' | 'fr') {
    const names: string[] = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await visit({}, language);
    await press(language === 'en' ? 'Download CSV' : 'Télécharger (CSV)');
    expect(said()).not.toBeEmptyDOMElement();
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(blob!);
    });
    return {
      names,
      rows: text
        .replace(/^\uFEFF/u, '')
        .trim()
        .split('\r\n'),
    };
  }

  test('contains each line with its source, and the total of each part', async () => {
    const { names, rows } = await fileIn('en');
    expect(names).toEqual(['estimate.csv']);
    expect(rows).toEqual([
      'Part,Step,Amount ($),Tax ($),Rate (%),From ($),To ($),Source',
      '"Federal income tax, 2025",Gross income,60000,,,,,§ 61',
      '"Federal income tax, 2025",10% bracket,11925,1192.5,10,0,11925,Rev. Proc. 2024-40',
      '"Federal income tax, 2025",12% bracket,32325,3879,12,11925,48475,Rev. Proc. 2024-40',
      '"Federal income tax, 2025",Federal income tax,,5071.5,,,,',
      '"Payroll taxes, 2025","Medicare, 1.45%",60000,870,1.45,,,§ 3101(b)',
      '"Payroll taxes, 2025",Payroll taxes,,870,,,,',
    ]);
  });

  test("has headers in the page's language and the same numbers", async () => {
    const { rows } = await fileIn('fr');
    expect(rows[0]).toBe('Partie,Étape,Montant ($),Impôt ($),Taux (%),De ($),À ($),Source');
    expect(rows[2]?.replace(/[\u00a0\u202f]/gu, ' ')).toBe(
      '"Impôt fédéral sur le revenu, 2025",Tranche à 10 %,11925,1192.5,10,0,11925,Rev. Proc. 2024-40',
    );
    expect(rows.join()).not.toContain(csvText([[1_192.5]]).replace('.', ','));
  });
});

describe('the print sheet', () => {
  test('is rendered when anything is printed: inputs, results, lines, sources, date and address', async () => {
    await visit();
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = within(document.querySelector<HTMLElement>('body > [data-print-sheet]')!);
    const text = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    for (const part of ['A title', 'State', 'Texas', 'Total', '$5,941', 'http://localhost/', String(new Date().getFullYear())]) {
      expect(text).toContain(part);
    }
    const cells = paper.getAllByRole('row', { hidden: true }).map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Step', 'Amount', 'Tax', 'Source'],
      ['Federal income tax, 2025'],
      ['Gross income', '$60,000.00', '', '§\u00a061'],
      ['10% bracket on the part up to $11,925', '$11,925.00', '$1,192.50', 'Rev. Proc. 2024-40'],
      // The previous line's source applies to this one too.
      ['12% bracket on the part from $11,925 to $48,475', '$32,325.00', '$3,879.00'],
      ['Federal income tax', '$5,071.50', ''],
      ['Payroll taxes, 2025'],
      ['Medicare, 1.45%', '$60,000.00', '$870.00', '§\u00a03101(b)'],
      ['Payroll taxes', '$870.00', ''],
    ]);
    expect(paper.getAllByText('Rev. Proc. 2024-40')[0]?.closest('td')).toHaveAttribute('rowspan', '2');
  });

  test('can be printed with its button', async () => {
    window.print = jest.fn();
    await visit();
    await press('Print');
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
