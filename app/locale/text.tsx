import type { i18n, TFunction } from "i18next";
import { type ReactNode, use } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#domain/locale/locales.ts";

export function TextProvider({ text, children }: { text: i18n; children: ReactNode }) {
  return <I18nextProvider i18n={text}>{children}</I18nextProvider>;
}

/** `const t = useText(); t("inventory.title")`: keys and variables are checked against the French catalog. */
export function useText(): TFunction {
  return useI18n().t;
}

export function useLanguage(): Language {
  const { language } = useI18n();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/**
 * Not `useTranslation`: the document keeps one language for its life, so there is nothing to listen for, and a list
 * whose every row asks for words is drawn again at each key typed.
 */
export function useI18n(): i18n {
  const context = use(I18nContext);
  if (!context) throw new Error("No TextProvider above");
  return context.i18n;
}
