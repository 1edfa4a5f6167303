// oxlint-disable typescript/consistent-type-imports -- one line a group instead of two
import "i18next";

/** Romanian is the source of all texts, and the type of their keys. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      about: typeof import("~locales/ro/about.json");
      account: typeof import("~locales/ro/account.json");
      admin: typeof import("~locales/ro/admin.json");
      "admin-batches": typeof import("~locales/ro/admin-batches.json");
      "admin-billing": typeof import("~locales/ro/admin-billing.json");
      "admin-boards": typeof import("~locales/ro/admin-boards.json");
      "admin-bulk": typeof import("~locales/ro/admin-bulk.json");
      "admin-cards": typeof import("~locales/ro/admin-cards.json");
      "admin-categories": typeof import("~locales/ro/admin-categories.json");
      "admin-dashboard": typeof import("~locales/ro/admin-dashboard.json");
      "admin-delivery": typeof import("~locales/ro/admin-delivery.json");
      "admin-e-invoice": typeof import("~locales/ro/admin-e-invoice.json");
      "admin-gallery": typeof import("~locales/ro/admin-gallery.json");
      "admin-import": typeof import("~locales/ro/admin-import.json");
      "admin-journal": typeof import("~locales/ro/admin-journal.json");
      "admin-launch": typeof import("~locales/ro/admin-launch.json");
      "admin-messages": typeof import("~locales/ro/admin-messages.json");
      "admin-options": typeof import("~locales/ro/admin-options.json");
      "admin-orders": typeof import("~locales/ro/admin-orders.json");
      "admin-pages": typeof import("~locales/ro/admin-pages.json");
      "admin-people": typeof import("~locales/ro/admin-people.json");
      "admin-production": typeof import("~locales/ro/admin-production.json");
      "admin-products": typeof import("~locales/ro/admin-products.json");
      "admin-reviews": typeof import("~locales/ro/admin-reviews.json");
      "admin-settings": typeof import("~locales/ro/admin-settings.json");
      "admin-accounts": typeof import("~locales/ro/admin-accounts.json");
      "admin-statements": typeof import("~locales/ro/admin-statements.json");
      "admin-stock": typeof import("~locales/ro/admin-stock.json");
      "admin-translations": typeof import("~locales/ro/admin-translations.json");
      "admin-withdrawals": typeof import("~locales/ro/admin-withdrawals.json");
      "admin-workshop": typeof import("~locales/ro/admin-workshop.json");
      assistant: typeof import("~locales/ro/assistant.json");
      "assistant-admin": typeof import("~locales/ro/assistant-admin.json");
      "assistant-words": typeof import("~locales/ro/assistant-words.json");
      auth: typeof import("~locales/ro/auth.json");
      billing: typeof import("~locales/ro/billing.json");
      "billing-papers": typeof import("~locales/ro/billing-papers.json");
      "card-payment": typeof import("~locales/ro/card-payment.json");
      cart: typeof import("~locales/ro/cart.json");
      catalogue: typeof import("~locales/ro/catalogue.json");
      checkout: typeof import("~locales/ro/checkout.json");
      common: typeof import("~locales/ro/common.json");
      confirmation: typeof import("~locales/ro/confirmation.json");
      contact: typeof import("~locales/ro/contact.json");
      customiser: typeof import("~locales/ro/customiser.json");
      "decor-example": typeof import("~locales/ro/decor-example.json");
      delivery: typeof import("~locales/ro/delivery.json");
      drawing: typeof import("~locales/ro/drawing.json");
      errors: typeof import("~locales/ro/errors.json");
      features: typeof import("~locales/ro/features.json");
      footer: typeof import("~locales/ro/footer.json");
      gallery: typeof import("~locales/ro/gallery.json");
      guarantee: typeof import("~locales/ro/guarantee.json");
      home: typeof import("~locales/ro/home.json");
      legal: typeof import("~locales/ro/legal.json");
      mail: typeof import("~locales/ro/mail.json");
      model: typeof import("~locales/ro/model.json");
      nav: typeof import("~locales/ro/nav.json");
      newsletter: typeof import("~locales/ro/newsletter.json");
      order: typeof import("~locales/ro/order.json");
      "order-cost": typeof import("~locales/ro/order-cost.json");
      planner: typeof import("~locales/ro/planner.json");
      "planner-drawing": typeof import("~locales/ro/planner-drawing.json");
      "planner-names": typeof import("~locales/ro/planner-names.json");
      product: typeof import("~locales/ro/product.json");
      promise: typeof import("~locales/ro/promise.json");
      reviews: typeof import("~locales/ro/reviews.json");
      room: typeof import("~locales/ro/room.json");
      safety: typeof import("~locales/ro/safety.json");
      security: typeof import("~locales/ro/security.json");
      showroom: typeof import("~locales/ro/showroom.json");
      toast: typeof import("~locales/ro/toast.json");
      "transport-mail": typeof import("~locales/ro/transport-mail.json");
      validation: typeof import("~locales/ro/validation.json");
      withdrawal: typeof import("~locales/ro/withdrawal.json");
      "withdrawal-mail": typeof import("~locales/ro/withdrawal-mail.json");
      "workshop-package": typeof import("~locales/ro/workshop-package.json");
      "workshop-parts": typeof import("~locales/ro/workshop-parts.json");
    };
  }
}
