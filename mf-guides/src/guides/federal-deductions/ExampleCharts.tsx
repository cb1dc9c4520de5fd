import { useArticleFrame } from '@bracketwise/shared-ui/article';
import { Bars } from '@bracketwise/shared-ui/charts';
import { Card } from '@bracketwise/shared-ui/layout';
import { useTranslation } from 'react-i18next';
import { bunching, homeownerChoice } from './examples.ts';

/** The homeowner's two options. */
export function HomeownerChart() {
  const { t } = useTranslation('federal-deductions');
  const { figures } = useArticleFrame();
  return (
    <Card>
      <Bars
        whole
        caption={t('example.caption', figures)}
        columns={[t('example.deduction'), t('example.amount')]}
        chosen="itemized"
        bars={(['standard', 'itemized'] as const).map((key) => ({ key, label: t(`example.${key}`), value: homeownerChoice[key] }))}
      />
    </Card>
  );
}

/** The couple's deductions over two years, with the same gifts spread out or bunched. */
export function BunchingChart() {
  const { t } = useTranslation('federal-deductions');
  return (
    <Card>
      <Bars
        whole
        caption={t('bunch.caption')}
        columns={[t('bunch.plan'), t('bunch.amount')]}
        chosen="bunched"
        bars={(['even', 'bunched'] as const).map((key) => ({ key, label: t(`bunch.${key}`), value: bunching[key] }))}
      />
    </Card>
  );
}
