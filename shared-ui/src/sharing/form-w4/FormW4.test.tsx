import { PDFDocument } from '@cantoo/pdf-lib';
import { screen, waitFor } from '@testing-library/react';
import { bytesOf, downloadedFile } from '../../testing/downloadedFile.ts';
import { renderInSite } from '../../testing/inSite.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { BLANK_FORMS } from './blank-forms.ts';
import { FORM_W4_FIELDS } from './fill-form-w4.ts';
import { formW4 } from './form-w4-on-demand.ts';

const entries = { status: 'single', credits: 0, otherIncome: 0, deductions: 3_100, extra: 0 } as const;
const visit = (language: 'en' | 'es' | 'fr') => renderInSite(<formW4.Section entries={entries} />, { language });

test.each([
  ['en', /Fill in Form W-4/u, 'form-w4-2026.pdf', '2026 Form W-4'],
  ['es', /Llenar el Formulario W-4/u, 'form-w4sp-2026.pdf', '2026 Form W-4 (sp)'],
  ['fr', /Remplir le formulaire W-4/u, 'form-w4-2026.pdf', '2026 Form W-4'],
] as const)('a click downloads the filled form in %s', async (language, button, file, title) => {
  await visit(language);
  const { name, content } = await downloadedFile(button);
  expect(name).toBe(file);
  const filled = await PDFDocument.load(await bytesOf(content));
  expect(filled.getTitle()).toBe(title);
  expect(filled.getForm().getTextField(FORM_W4_FIELDS.deductions).getText()).toBe('3,100');
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
});

test('a pension has Form W-4P', async () => {
  await renderInSite(<formW4.Section entries={entries} isPension />, { language: 'es' });
  const { name, content } = await downloadedFile(/Llenar el Formulario W-4P/u);
  expect(name).toBe('form-w4p-2026.pdf');
  expect((await PDFDocument.load(await bytesOf(content))).getTitle()).toBe('2026 Form W-4P');
  expect(await screen.findByText(/entréguelo a quien le paga la pensión/u)).toBeInTheDocument();
});

test('a form that does not load is said, with the IRS’s blank form', async () => {
  jest.spyOn(BLANK_FORMS.en, 'load').mockRejectedValueOnce(new Error('offline'));
  await visit('en');
  await userEvent.click(await screen.findByRole('button', { name: /Fill in Form W-4/u }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  expect(screen.getByRole('link', { name: 'Blank form on IRS.gov' })).toHaveAttribute('href', BLANK_FORMS.en.address);
});
