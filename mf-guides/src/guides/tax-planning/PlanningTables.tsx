import { ArticleTable, useArticleFrame, Words } from '@bracketwise/shared-ui/article';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card } from '@bracketwise/shared-ui/layout';
import { estateBasicExclusion, giftAnnualExclusion } from '@bracketwise/tax-engine/law/federal/gifts-and-estates';
import { useTranslation } from 'react-i18next';
import { YearsTable } from '../YearsTable.tsx';
import { couple } from './examples.ts';

/** How much of its bracket the couple's income fills. */
export function RoomChart() {
  const { t } = useTranslation('tax-planning');
  const { figures } = useArticleFrame();
  return (
    <Card>
      <PartsBar
        caption={t('roomBar.caption', figures)}
        parts={[
          { key: 'used', label: t('roomBar.used'), value: couple.used },
          { key: 'left', label: t('roomBar.left', figures), value: couple.room },
        ]}
      />
    </Card>
  );
}

/** The estate and gift tax exclusions. */
export function EstateExclusions() {
  const { t } = useTranslation('tax-planning');
  const { money } = useFormat();
  const rows = { exclusion: estateBasicExclusion, gift: giftAnnualExclusion } as const;
  return (
    <YearsTable
      caption={t('estate.caption')}
      heading={t('estate.kind')}
      rows={(['exclusion', 'gift'] as const).map((row) => ({
        key: row,
        label: t(`estate.${row}`),
        cell: (year) => <data value={rows[row][year].value}>{money(rows[row][year].value)}</data>,
      }))}
    />
  );
}

const RULES = ['deferral', 'step', 'growth'] as const;

/** The opportunity fund rules before and after the change. */
export function OpportunityRules() {
  const { t } = useTranslation('tax-planning');
  const { figures } = useArticleFrame();
  return (
    <ArticleTable
      caption={t('zones.caption')}
      minWidth="32rem"
      stacked
      columns={[
        { key: 'aspect', label: t('zones.aspect') },
        { key: 'before', label: t('zones.before', figures) },
        { key: 'after', label: t('zones.after', figures) },
      ]}
      rows={RULES.map((rule) => ({
        key: rule,
        cells: [t(`zones.${rule}`), t(`zones.${rule}Before`, figures), t(`zones.${rule}After`, figures)],
      }))}
    />
  );
}

const PROFESSIONS = ['cpa', 'agent', 'advisor'] as const;

/** Which professional to ask for what. */
export function Professionals() {
  const { t } = useTranslation('tax-planning');
  return (
    <ArticleTable
      caption={t('whom.caption')}
      minWidth="38rem"
      stacked
      columns={[
        { key: 'who', label: t('whom.who') },
        { key: 'strong', label: t('whom.strong') },
        { key: 'ask', label: t('whom.ask') },
      ]}
      rows={PROFESSIONS.map((profession) => ({
        key: profession,
        cells: [
          <Words key="who" of={`whom.${profession}`} />,
          <Words key="strong" of={`whom.${profession}Strong`} />,
          <Words key="ask" of={`whom.${profession}Ask`} />,
        ],
      }))}
    />
  );
}
