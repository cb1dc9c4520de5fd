import { useArticleFrame } from '@bracketwise/shared-ui/article/article-frame';
import { Bars } from '@bracketwise/shared-ui/charts/Bars';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { useTranslation } from 'react-i18next';
import { bunching, homeownerChoice } from './examples.ts';

/** The two choices of the homeowner. */
export function HomeownerPicture() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  return (
    <Card>
      <Bars
        whole
        caption={t('example.caption', figures)}
        columns={[t('example.deduction'), t('example.amount')]}
        bars={(['standard', 'itemized'] as const).map((key) => ({ key, label: t(`example.${key}`), value: homeownerChoice[key] }))}
      />
    </Card>
  );
}

/** What the couple deducts in two years, the same gifts spread or together. */
export function BunchingPicture() {
  const { t } = useTranslation('federal-deductions');
  return (
    <Card>
      <Bars
        whole
        caption={t('bunch.caption')}
        columns={[t('bunch.plan'), t('bunch.amount')]}
        bars={(['even', 'bunched'] as const).map((key) => ({ key, label: t(`bunch.${key}`), value: bunching[key] }))}
      />
    </Card>
  );
}
