import { Button } from '@bracketwise/shared-ui/layout';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface CodeToCopyProps {
  /** Names the code for assistive technology. */
  readonly label: string;
  readonly code: string;
}

/** Code with a button that copies it. If the browser denies that, it selects the code. */
export function CodeToCopy({ label, code }: CodeToCopyProps) {
  const { t } = useTranslation('widgets');
  const text = useRef<HTMLElement>(null);
  const [last, setLast] = useState<{ readonly outcome: 'copied' | 'copyByHand'; readonly of: string }>();
  // Ignores the outcome of copying earlier code.
  const outcome = last?.of === code ? last.outcome : undefined;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setLast({ outcome: 'copied', of: code });
    } catch {
      // No permission, or not a secure connection.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setLast({ outcome: 'copyByHand', of: code });
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Frame role="group" aria-label={label}>
      <pre translate="no">
        <code ref={text}>{code}</code>
      </pre>
      <Row>
        <Button $quiet onClick={() => void copy()}>
          <Icon size={18} aria-hidden />
          {t('copy')}
        </Button>
        <output>{outcome && t(`outcomes.${outcome}`)}</output>
      </Row>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);

  pre {
    margin: 0;
    padding: ${space.m};
    font-size: ${fontSize.s};
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    background: ${color('sunken')};
    border-radius: ${radius.s};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  min-height: 2.75rem;

  output {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;
