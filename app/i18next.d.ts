import "i18next";

import type account from "~locales/ro/account.json";
import type auth from "~locales/ro/auth.json";
import type admin from "~locales/ro/admin.json";
import type adminJournal from "~locales/ro/admin-journal.json";
import type adminCategories from "~locales/ro/admin-categories.json";
import type adminOptions from "~locales/ro/admin-options.json";
import type adminTranslations from "~locales/ro/admin-translations.json";
import type adminProducts from "~locales/ro/admin-products.json";
import type cart from "~locales/ro/cart.json";
import type catalogue from "~locales/ro/catalogue.json";
import type checkout from "~locales/ro/checkout.json";
import type common from "~locales/ro/common.json";
import type errors from "~locales/ro/errors.json";
import type features from "~locales/ro/features.json";
import type footer from "~locales/ro/footer.json";
import type home from "~locales/ro/home.json";
import type mail from "~locales/ro/mail.json";
import type nav from "~locales/ro/nav.json";
import type order from "~locales/ro/order.json";
import type product from "~locales/ro/product.json";
import type toast from "~locales/ro/toast.json";
import type validation from "~locales/ro/validation.json";

import type customiser from "~locales/ro/customiser.json";
import type drawing from "~locales/ro/drawing.json";
import type about from "~locales/ro/about.json";
import type contact from "~locales/ro/contact.json";
import type gallery from "~locales/ro/gallery.json";
import type legal from "~locales/ro/legal.json";
import type newsletter from "~locales/ro/newsletter.json";
import type showroom from "~locales/ro/showroom.json";
import type reviews from "~locales/ro/reviews.json";
/** Romanian is the source of all texts, and the type of their keys. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof account;
      auth: typeof auth;
      admin: typeof admin;
      "admin-journal": typeof adminJournal;
      "admin-categories": typeof adminCategories;
      "admin-options": typeof adminOptions;
      "admin-translations": typeof adminTranslations;
      "admin-products": typeof adminProducts;
      reviews: typeof reviews;
      about: typeof about;
      contact: typeof contact;
      gallery: typeof gallery;
      legal: typeof legal;
      newsletter: typeof newsletter;
      showroom: typeof showroom;
      drawing: typeof drawing;
      customiser: typeof customiser;
      cart: typeof cart;
      catalogue: typeof catalogue;
      checkout: typeof checkout;
      common: typeof common;
      errors: typeof errors;
      features: typeof features;
      footer: typeof footer;
      home: typeof home;
      mail: typeof mail;
      nav: typeof nav;
      order: typeof order;
      product: typeof product;
      toast: typeof toast;
      validation: typeof validation;
    };
  }
}
