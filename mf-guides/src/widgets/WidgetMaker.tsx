import { LANGUAGE_NAMES, LANGUAGES } from '@bracketwise/contract/languages';
import { ChoicesForm, SegmentField, SelectField, useChoices } from '@bracketwise/shared-ui/forms';
import { pageOf, THEMES, useLanguage, useSiteConfig, widgetPages, type Theme } from '@bracketwise/shared-ui/runtime';
import { color, radius, space } from '@bracketwise/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CodeToCopy } from './CodeToCopy.tsx';
import { FRAME_HEIGHT, frameSnippet, toldHeight, widgetAddress, widgetTitle, type WidgetChoice } from './snippet.ts';

/** The choice of a calculator, its preview, and the code to copy. */
export function WidgetMaker() {
  const { t } = useTranslation('widgets');
  const { siteUrl } = useSiteConfig();
  const language = useLanguage();
  const choices = useChoices({ calculator: 'home', language, theme: 'system' });
  const { values } = choices;
  const choice: WidgetChoice = {
    page: widgetPages.find(({ id }) => id === values.calculator) ?? pageOf('home'),
    language: values.language,
    theme: values.theme as Theme,
  };
  return (
    <Maker>
      <ChoicesForm label={t('form.label')} choices={choices}>
        <SelectField
          name="calculator"
          label={t('form.calculator')}
          options={widgetPages.map(({ id, name }) => ({ value: id, label: name[language] }))}
        />
        <SegmentField
          name="language"
          label={t('form.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <SegmentField name="theme" label={t('form.theme')} options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))} />
      </ChoicesForm>
      <h3>{t('code')}</h3>
      <CodeToCopy label={t('code')} code={frameSnippet(siteUrl, choice)} />
      <h3>{t('preview')}</h3>
      <Preview key={widgetAddress(choice)} choice={choice} />
    </Maker>
  );
}

/** The frame as it looks on a page that follows its height. A new choice needs a new frame, or Back would lead to the previous one. */
function Preview({ choice }: { readonly choice: WidgetChoice }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FRAME_HEIGHT);
  useEffect(() => {
    const follow = (message: MessageEvent<unknown>) => setHeight((former) => toldHeight(message, frame.current) ?? former);
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);
  return <Frame ref={frame} src={widgetAddress(choice)} title={widgetTitle(choice)} height={height} loading="lazy" />;
}

const Maker = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  max-width: 46rem;
`;

const Frame = styled.iframe`
  width: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  @media print {
    display: none;
  }
`;
