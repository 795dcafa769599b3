import CCMarkGFM
import CLibXML2
import CUnicode
import Yams

package func probe() -> Int {
  cmark_gfm_core_extensions_ensure_registered()
  let p = cmark_parser_new(0)
  cmark_parser_free(p)
  return Int(hig_xml_probe("<p>a", 4)) + Int(hig_unicode_breaks("あいう、えお")) + Int(hig_unicode_width(0x3042))
}
