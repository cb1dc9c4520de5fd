/** Actions on a result: share, print, download, save. Pages render them through `ResultActionsOnDemand`. */
import { Bookmark, Check, Download, Link, Printer, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { controlBox } from '../forms/FieldFrame.tsx';
import { Button } from '../layout/Button.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { downloadCsv, type CsvFile } from './csv.ts';
import { fragmentOf, type InputValues } from './fragment.ts';
import { PrintSheet, type SheetContent } from './PrintSheet.tsx';
import type { SaveOutcome } from './saved-list.ts';

export interface ResultActionsProps {
  /** By field name, as the page's form accepts them from a link. */
  readonly inputs: InputValues;
  /** The print sheet of the result. */
  readonly sheet: () => SheetContent;
  /** The CSV file of the result. */
  readonly file: () => CsvFile;
  /** Saves the result in this browser. Without it, the page can't save. */
  readonly onSave?: (() => SaveOutcome) | undefined;
}

type Outcome = 'copied' | 'copyByHand' | 'downloaded' | SaveOutcome;
const isFailure = (outcome: Outcome) => outcome === 'full' || outcome === 'denied';

export function ResultActions({ inputs, sheet, file, onSave }: ResultActionsProps) {
  const { t } = useTranslation('sharing');
  const fragment = fragmentOf(inputs);
  const [last, setLast] = useState<{ readonly outcome: Outcome; readonly of: string; readonly count: number }>();
  // Ignores the outcome of an action on an earlier result.
  const outcome = last?.of === fragment ? last.outcome : undefined;
  const tell = (next: Outcome) => setLast((before) => ({ outcome: next, of: fragment, count: (before?.count ?? 0) + 1 }));
  const printed = usePrinted(sheet);

  const actions: readonly {
    readonly name: string;
    readonly icon: LucideIcon;
    readonly act: () => void;
    readonly done: Outcome | undefined;
  }[] = [
    { name: 'copyLink', icon: Link, act: () => void copy(linkTo(fragment)).then(tell), done: 'copied' },
    { name: 'print', icon: Printer, act: () => window.print(), done: undefined },
    {
      name: 'download',
      icon: Download,
      act: () => {
        downloadCsv(file());
        tell('downloaded');
      },
      done: 'downloaded',
    },
    ...(onSave ? [{ name: 'save', icon: Bookmark, act: () => tell(onSave()), done: 'saved' as const }] : []),
  ];
  return (
    <Frame>
      <Row role="group" aria-label={t('label')}>
        {actions.map(({ name, icon, act, done }) => {
          const Icon = outcome !== undefined && outcome === done ? Check : icon;
          return (
            <Action key={name} $quiet onClick={act} data-action={name}>
              <Icon size={18} aria-hidden />
              {t(`actions.${name}`)}
            </Action>
          );
        })}
      </Row>
      <Message $failed={outcome !== undefined && isFailure(outcome)}>
        {outcome && <span key={last?.count}>{t(`outcomes.${outcome}`)}</span>}
      </Message>
      {outcome === 'copyByHand' && <LinkToCopy address={linkTo(fragment)} />}
      {printed && createPortal(<PrintSheet {...printed} />, document.body)}
    </Frame>
  );
}

/** A link to the page with these inputs. It names no language, so it opens in the recipient's own. */
const linkTo = (fragment: string) => `${location.origin}${location.pathname}#${fragment}`;

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'copyByHand'; // No permission, or not a secure connection.
  }
}

/**
 * The print sheet, rendered on the first print, whether from the button or the browser's own command. It then stays in the document,
 * hidden on screen.
 */
function usePrinted(sheet: () => SheetContent): SheetContent | undefined {
  const [printed, setPrinted] = useState<SheetContent>();
  const current = useRef(sheet);
  useLayoutEffect(() => {
    current.current = sheet;
  });
  useEffect(() => {
    // Synchronous, because the browser lays out the paper when this handler returns.
    const show = () => flushSync(() => setPrinted(current.current()));
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, []);
  return printed;
}

function LinkToCopy({ address }: { readonly address: string }) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <ByHand>
      <label htmlFor={id}>{t('link')}</label>
      <Field ref={field} id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </ByHand>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
`;

/** Three or four buttons of equal size. `ResultActionsOutline` reserves their space. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s};

  /* The last of three buttons fills a row. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${from.medium} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

const Action = styled(Button)`
  min-height: 3rem;
  padding: ${space.xs} ${space.s};
  font-size: ${fontSize.s};
  line-height: 1.2;

  svg {
    flex: none;
    color: ${color('accent')};
  }
  /* On the narrowest screens, the labels need the space. */
  @media (max-width: 22rem) {
    svg {
      display: none;
    }
  }
`;

const Message = styled.output<{ $failed: boolean }>`
  min-height: 1.5em;
  font-size: ${fontSize.s};
  color: ${({ $failed }) => color($failed ? 'danger' : 'muted')};
`;

const ByHand = styled.div`
  display: grid;
  gap: ${space.xs};
  font-size: ${fontSize.s};
`;

const Field = styled.input`
  ${controlBox}
`;
