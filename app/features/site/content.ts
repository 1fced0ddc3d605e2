import type { Language } from "#domain/locale/locales.ts";

/** The words of one block of the landing page. What is null keeps its default words. */
export interface HomepageSection {
  readonly key: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly quote: string | null;
}

export interface Testimonial {
  readonly id: string;
  readonly content: string;
  readonly name: string;
  readonly role: string | null;
  /** Stars, 1 to 5; null where nobody gave any. */
  readonly rating: number | null;
}

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface PressMention {
  readonly id: string;
  readonly name: string;
  /** An address on this site or an https one. */
  readonly logo: string | null;
  readonly url: string | null;
}

export interface SiteImage {
  readonly name: string;
  /** 1024 px wide. */
  readonly desktopUrl: string;
  /** 768 px wide. */
  readonly mobileUrl: string;
  /** What it shows; empty where it only decorates. */
  readonly alt: string;
}

/** One thing that the site says of itself in one language: its title, its company, … */
export interface SiteMetadata {
  readonly language: Language;
  readonly key: string;
  readonly value: string;
}
