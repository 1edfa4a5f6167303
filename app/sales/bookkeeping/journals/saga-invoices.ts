import type { DocumentLine, Party } from "~/sales/billing/document-content";

import { sagaAccounts } from "../front/journals";
import type { FiscalContent } from "./fiscal-contents.server";
import { HEAD, xml, sagaDay, sagaAmount } from "./saga";

/** The fiscal documents as SAGA C imports invoices: a storno with quantities below zero. */
export async function* writeInvoices(
  batches: AsyncIterable<readonly FiscalContent[]>,
): AsyncGenerator<string, void> {
  yield `${HEAD}<Facturi>\n`;
  for await (const some of batches) yield some.map((one) => xml(invoiceOf(one))).join("");
  yield "</Facturi>\n";
}

function invoiceOf({ content, eInvoiceNumber }: FiscalContent) {
  const { seller, buyer, lines, corrects, orderNumber } = content;
  const remark = [`Comanda ${orderNumber}`, corrects && `stornează ${corrects.name}`];
  return {
    Factura: {
      Antet: {
        FurnizorNume: seller.name,
        FurnizorCIF: seller.taxCode,
        FurnizorNrRegCom: seller.registryNumber,
        FurnizorTara: seller.country,
        FurnizorLocalitate: seller.city,
        FurnizorJudet: countyOf(seller),
        FurnizorAdresa: addressOf(seller),
        FurnizorTelefon: seller.phone,
        FurnizorMail: seller.email,
        FurnizorBanca: seller.bank,
        FurnizorIBAN: seller.iban,
        ClientNume: buyer.name,
        ClientCIF: buyer.taxCode,
        ClientNrRegCom: buyer.registryNumber,
        ClientJudet: countyOf(buyer),
        ClientTara: buyer.country,
        ClientLocalitate: buyer.city,
        ClientAdresa: addressOf(buyer),
        ClientBanca: buyer.bank,
        ClientIBAN: buyer.iban,
        ClientTelefon: buyer.phone,
        ClientMail: buyer.email,
        FacturaNumar: content.name,
        FacturaData: sagaDay(content.issuedOn),
        FacturaScadenta: sagaDay(content.dueOn ?? content.issuedOn),
        FacturaTaxareInversa: "Nu",
        FacturaTVAIncasare: "Nu",
        FacturaInformatiiSuplimentare: remark.filter(Boolean).join(", "),
        FacturaMoneda: "RON",
        FacturaIndexSPV: eInvoiceNumber,
      },
      Detalii: { Continut: { Linie: lines.map(lineOf) } },
    },
  };
}

function lineOf(line: DocumentLine, index: number) {
  return {
    LinieNrCrt: index + 1,
    Descriere: line.name,
    UM: "BUC",
    Cantitate: line.quantity.toFixed(3),
    Pret: (line.netBani / line.quantity / 100).toFixed(4),
    Valoare: sagaAmount(line.netBani),
    ProcTVA: line.vatPercent,
    TVA: sagaAmount(line.vatBani),
    Cont: sagaAccounts[line.kind],
  };
}

/** A county as SAGA writes it, by its letters: `CJ`. */
function countyOf({ county }: Party): string {
  return county.replace(/^RO-/, "");
}

function addressOf({ street, sector, postalCode }: Party): string {
  return [street, sector && `sector ${sector}`, postalCode].filter(Boolean).join(", ");
}
